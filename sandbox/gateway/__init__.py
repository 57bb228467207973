"""The websocket side: sessions, events, compression."""
