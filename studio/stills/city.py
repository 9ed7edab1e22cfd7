"""A city of no place in particular: rows of towers, each row paler with the haze before it."""
import math
import random

from scene.geometry import add_mesh
from scene.materials import Nodes

NEAR, HAZE = (.0032, .0042, .0066), (.098, .092, .100)
WARM, COOL = (1, .53, .20), (.80, .87, 1)
BAY, STOREY = 2.5, 3.3
DAWN = .21  # where the day comes: x by distance
FACES = ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (1, 5, 7, 3))
# Distance, height, haze.
ROWS = ((3900, .98, .72), (2700, 1.0, .46), (1900, .94, .26), (1350, .72, .12), (960, .34, .04))


def add_city(seed=23):
    """Adds the rows, the farthest first."""
    dice = random.Random(seed)
    for distance, height, haze in ROWS:
        points, faces = [], []
        x = -.85 * distance
        while x < .85 * distance:
            wide = dice.uniform(24, 58)
            tall = distance * height * _outline(x / distance) * (.30 + .70 * dice.random() ** 1.5)
            y, tall = distance + dice.uniform(-60, 60), max(tall, distance * dice.uniform(.011, .024))
            for block in _tower(dice, x, y, wide, tall):
                first = len(points)
                points += block
                faces += [tuple(first + k for k in face) for face in FACES]
            x += wide + dice.uniform(-6, 16) + (dice.random() < .12) * 40
        add_mesh(f'row {distance}', points, faces, _facades(distance, haze), smooth=False)


def _outline(u):
    """How high the towers stand at u (x by distance), by distance: a centre right of the middle."""
    hill = lambda middle, wide: math.exp(-((u - middle) / wide) ** 2)
    return .024 + .215 * hill(.195, .105) + .085 * hill(.02, .10) + .075 * hill(.42, .08) + .020 * hill(-.36, .12)


def _block(x, y, half, deep, low, high, slant=0.0, narrow=1.0):
    """A box whose top may slope across or be narrower."""
    corner = lambda sx, sy, top: (x + sx * half * (narrow if top else 1), y + sy * deep * (narrow if top else 1),
                                  (high + slant * sx if top else low))
    return [corner(sx, sy, top) for sx in (-1, 1) for sy in (-1, 1) for top in (0, 1)]


def _tower(dice, x, y, wide, tall):
    half, deep = wide / 2, dice.uniform(12, 26)
    kind = dice.choice('flat flat steps slope taper slab'.split()) if tall > 70 else 'flat'
    if kind == 'slope':
        yield _block(x, y, half * .8, deep, 0, tall * .93, dice.choice((-1, 1)) * tall * .05)
    elif kind == 'taper':
        yield _block(x, y, half * .8, deep, 0, tall * .82, narrow=.86)
        yield _block(x, y, half * .52, deep * .5, tall * .82, tall * .95, narrow=.55)
        yield _block(x, y, .9, .9, tall * .95, tall * 1.12)
    elif kind == 'steps':
        for part, low, high in ((1, 0, .60), (.74, .60, .84), (.46, .84, 1)):
            yield _block(x, y, half * part, deep * part, tall * low, tall * high)
        if dice.random() < .5:
            yield _block(x, y, .8, .8, tall, tall * 1.10)
    elif kind == 'slab':
        yield _block(x - half * .35, y, half * .5, deep, 0, tall)
        yield _block(x + half * .45, y - 8, half * .42, deep, 0, tall * .86)
    else:
        yield _block(x, y, half, deep, 0, tall)
        yield _block(x + half * dice.uniform(-.4, .4), y, half * .4, deep * .4, tall, tall + dice.uniform(3, 7))


def _facades(distance, haze):
    """What a row shows: a silhouette that pales towards the street, with a few windows lit."""
    nodes = Nodes(f'facades {distance}')
    facts, split = nodes.add('ShaderNodeNewGeometry'), nodes.add('ShaderNodeSeparateXYZ')
    nodes.put(facts.outputs['Normal'], split.inputs[0])
    x, y, z = nodes.axes()
    low = nodes.ramp(z, 0, distance * .17, haze + (1 - haze) * .34, haze * .42)
    wall = nodes.add('ShaderNodeMixRGB')
    nodes.put(nodes.math('MULTIPLY', low, nodes.ramp(split.outputs[0], 0, 1, 1, 1.5)), wall.inputs[0])
    nodes.put(NEAR, wall.inputs[1])
    nodes.put(HAZE, wall.inputs[2])
    away = nodes.math('ABSOLUTE', nodes.math('SUBTRACT', nodes.math('DIVIDE', x, distance), DAWN))
    dawn = nodes.ramp(away, 0, .75, 1, .42)
    lit, warmth = _windows(nodes, nodes.math('ADD', x, y), z, facts.outputs['Random Per Island'])
    front = nodes.math('LESS_THAN', nodes.math('ABSOLUTE', split.outputs[2]), .5)
    tone = nodes.add('ShaderNodeMixRGB')
    nodes.put(nodes.math('GREATER_THAN', warmth, .86), tone.inputs[0])
    nodes.put(WARM, tone.inputs[1])
    nodes.put(COOL, tone.inputs[2])
    both = nodes.add('ShaderNodeAddShader')
    nodes.put(nodes.glow(wall.outputs[0], dawn), both.inputs[0])
    strength = nodes.math('MULTIPLY', nodes.math('MULTIPLY', lit, front), 1.15 * (1 - haze) ** 1.6)
    nodes.put(nodes.glow(tone.outputs[0], strength), both.inputs[1])
    material = nodes.done(both.outputs[0])
    material.cycles.sample_as_light = False
    return material


def _windows(nodes, along, z, tower):
    """How bright each pane is, mostly 0, and a number that picks its tone."""
    def cells(value, size):
        parts = nodes.math('DIVIDE', value, size)
        inside = nodes.math('COMPARE', nodes.math('FRACT', parts), .5)
        inside.node.inputs[2].default_value = .27
        return nodes.math('FLOOR', parts), inside

    def dice(a, b, c):
        place, noise = nodes.add('ShaderNodeCombineXYZ'), nodes.add('ShaderNodeTexWhiteNoise')
        for i, value in enumerate((a, b, c)):
            nodes.put(value, place.inputs[i])
        nodes.put(place.outputs[0], noise.inputs[0])
        return noise.outputs['Value']

    bay, pane = cells(along, BAY)
    storey, band = cells(z, STOREY)
    shade = dice(bay, storey, tower)
    share = nodes.ramp(tower, .25, 1, .985, .89)
    single = nodes.math('GREATER_THAN', shade, share)
    floor = nodes.math('GREATER_THAN', dice(storey, tower, 3.0), .972)
    open_plan = nodes.math('MULTIPLY', floor, nodes.math('GREATER_THAN', shade, .35))
    any_lit = nodes.math('MAXIMUM', single, nodes.math('MULTIPLY', open_plan, .5))
    tone = dice(storey, bay, 9.0)
    bright = nodes.math('MULTIPLY', any_lit, nodes.ramp(tone, 0, 1, .25, 1.2))
    return nodes.math('MULTIPLY', bright, nodes.math('MULTIPLY', pane, band)), tone
