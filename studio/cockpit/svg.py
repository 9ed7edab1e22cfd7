"""Drawing for screens: SVG fragments on a canvas of 1800 units across."""

WIDE = 1800
INK, SOFT, DIM = '#eef3f8', '#93a3b3', '#33404d'
ROUND = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'


def picture(height, drawing, ground='#05080b'):
    """A whole picture, as high as its screen is for the canvas's width."""
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{height:.0f}" '
            f'viewBox="0 0 {WIDE} {height:.0f}"><rect width="{WIDE}" height="{height:.0f}" fill="{ground}"/>'
            f'{drawing}</svg>')


def text(x, y, size, words, colour=INK, anchor='start', weight='normal'):
    """Words on a baseline."""
    return (f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size:.0f}" fill="{colour}" text-anchor="{anchor}" '
            f'font-weight="{weight}" font-family="Liberation Sans">{words}</text>')


def tile(x, y, width, height, fill='#101820', radius=26):
    """A card with round corners."""
    return f'<rect x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="{height:.0f}" rx="{radius}" fill="{fill}"/>'


def path(d, colour, width, opacity=1):
    """A line."""
    return f'<path d="{d}" stroke="{colour}" stroke-width="{width}" stroke-opacity="{opacity}" {ROUND}/>'


def shape(d, colour):
    """A filled shape."""
    return f'<path d="{d}" fill="{colour}"/>'


def disc(x, y, radius, colour, opacity=1):
    """A round spot."""
    return f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{radius:.0f}" fill="{colour}" fill-opacity="{opacity}"/>'


def at(x, y, drawing, scale=1.0, turn=0):
    """A drawing elsewhere, scaled and turned by degrees."""
    return f'<g transform="translate({x:.0f} {y:.0f}) rotate({turn}) scale({scale})">{drawing}</g>'


def window(name, x, y, width, height, drawing, radius=0):
    """The part of a drawing inside a rectangle; `name` is unique within its picture."""
    return (f'<clipPath id="{name}"><rect x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="{height:.0f}" '
            f'rx="{radius}"/></clipPath><g clip-path="url(#{name})">{drawing}</g>')
