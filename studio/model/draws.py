"""Two meshes: a wheel, which stands four times, and all the rest. Left apart, equal parts would be drawn one kind at a time."""

import bpy


def gather():
    hubs = [thing for thing in bpy.context.scene.objects if thing.type == 'EMPTY' and thing.name.startswith('wheel-')]
    first, *others = hubs
    for hub in others:
        for part in list(hub.children):
            bpy.data.objects.remove(part)
    wheel = _join('wheel', list(first.children))
    solids = [thing for thing in bpy.context.scene.objects if thing.type in ('MESH', 'CURVE')]
    _join('rest', [thing for thing in solids if thing != wheel])
    for hub in others:
        twin = wheel.copy()
        bpy.context.scene.collection.objects.link(twin)
        twin.parent = hub


def _join(name, parts):
    """The parts as one mesh, their edges rounded as they will be seen."""
    bpy.ops.object.select_all(action='DESELECT')
    for part in parts:
        part.select_set(True)
    bpy.context.view_layer.objects.active = next(part for part in parts if part.type == 'MESH')
    bpy.ops.object.convert(target='MESH')
    # An edge stays an edge where any of them said so.
    for part in parts:
        part.data.use_auto_smooth = True
    bpy.ops.object.join()
    joined = bpy.context.view_layer.objects.active
    joined.name = name
    return joined
