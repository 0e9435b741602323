"""Materials as glTF knows them: one shader with plain factors, since what nodes would make of a color is not exported."""

import bpy

# How far two materials of one role may be apart, in sRGB and in roughness, and still be drawn as one.
NEAR_COLOR, NEAR_ROUGHNESS = 0.1, 0.3
PANE = 0.2


def bake():
    """Every material becomes one plain shader under its role's name; those of one role that look alike become one."""
    users = _users()
    for material in users:
        _flatten(material)
    _merge(users)


def role(material):
    return material.name.split(' ')[0].split('.')[0]


def _users():
    """The materials in use, each with the slots that hold it and the number of faces under it."""
    users = {}
    for thing in bpy.context.scene.objects:
        for slot in thing.material_slots:
            if slot.material:
                size = len(thing.data.polygons) if thing.type == 'MESH' else 100
                slots, faces = users.get(slot.material, ([], 0))
                users[slot.material] = (slots + [slot], faces + size)
    return users


def _flatten(material):
    shader = _shader(material) if material.use_nodes else None
    if shader is None:
        return _pane(material)
    for name in ('Base Color', 'Emission'):
        shader.inputs[name].default_value = _color(shader.inputs[name])
    # Nothing but the mirror of a plain surface: it spares the browser a second kind of shader.
    shader.inputs['Specular'].default_value = 0.5
    if role(material) != 'paint':
        shader.inputs['Clearcoat'].default_value = 0
    for socket in shader.inputs:
        for link in list(socket.links):
            material.node_tree.links.remove(link)


def _shader(material):
    return next((node for node in material.node_tree.nodes if node.type == 'BSDF_PRINCIPLED'), None)


def _color(socket):
    """What the socket would be without what makes it uneven: the first plain color up its links."""
    if not socket.links:
        return tuple(socket.default_value)
    node = socket.links[0].from_node
    if node.type == 'RGB':
        return tuple(node.outputs[0].default_value)
    for upper in node.inputs:
        if upper.type == 'RGBA':
            return _color(upper)
    return tuple(socket.default_value)


def _pane(material):
    """Clear sheets are mixed of shaders; here they are their tint, mostly see-through."""
    tree = material.node_tree
    clear = next((node for node in tree.nodes if node.type == 'BSDF_TRANSPARENT'), None)
    tint = tuple(clear.inputs['Color'].default_value) if clear else (0.8, 0.85, 0.84, 1)
    tree.nodes.clear()
    shader = tree.nodes.new('ShaderNodeBsdfPrincipled')
    shader.inputs['Base Color'].default_value = tint
    shader.inputs['Roughness'].default_value = 0.05
    shader.inputs['Alpha'].default_value = PANE
    tree.links.new(shader.outputs['BSDF'], tree.nodes.new('ShaderNodeOutputMaterial').inputs['Surface'])
    material.blend_method = 'BLEND'


def _merge(users):
    """The most used of a role stays, and takes in what is near it. The first of each role bears the role's bare name."""
    kept = {}
    for material in sorted(users, key=lambda each: -users[each][1]):
        name = role(material)
        known = kept.setdefault(name, [])
        near = next((other for other in known if _near(other, material)), None)
        if near is None:
            known.append(material)
            continue
        for slot in users[material][0]:
            slot.material = near
    for name, materials in kept.items():
        for number, material in enumerate(materials):
            material.name = name if number == 0 else f'{name} {number + 1}'


def _near(one, other):
    a, b = _shader(one).inputs, _shader(other).inputs
    colors = zip(a['Base Color'].default_value, b['Base Color'].default_value)
    apart = max(abs(max(x, 0) ** (1 / 2.2) - max(y, 0) ** (1 / 2.2)) for x, y in colors)
    rougher = abs(a['Roughness'].default_value - b['Roughness'].default_value)
    metal = abs(a['Metallic'].default_value - b['Metallic'].default_value)
    return apart < NEAR_COLOR and rougher < NEAR_ROUGHNESS and metal < 0.5
