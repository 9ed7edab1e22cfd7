"""Everything that builds, lights and renders a vehicle inside Blender."""
