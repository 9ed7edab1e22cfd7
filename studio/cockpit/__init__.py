"""Everything that builds and lights a cabin; axes: x runs rearwards, y to the right, z up from the floor."""
