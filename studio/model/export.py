"""blender -b --factory-startup -P studio/model/export.py -- <job.json>: writes the carts that the job lists as glTF."""

import json
import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from studio.cart.place import place  # noqa: E402
from studio.kit import stage  # noqa: E402
from studio.model import draws, plain  # noqa: E402


def main():
    jobs = json.loads(Path(sys.argv[sys.argv.index('--') + 1]).read_text())
    for job in jobs:
        stage.clear()
        place(job['cart'])
        plain.bake()
        draws.gather()
        bpy.ops.export_scene.gltf(
            filepath=job['to'],
            export_format='GLB',
            export_apply=True,
            export_texcoords=False,
            export_colors=False,
            export_animations=False,
            export_skins=False,
            export_morph=False,
            export_yup=True,
        )
        print('made', job['to'], flush=True)


main()
