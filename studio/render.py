"""blender -b --factory-startup -P studio/render.py -- <job.json>: renders the pictures that the job lists."""

import importlib
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from studio.kit import clean, cutout, stage  # noqa: E402


def main():
    jobs = json.loads(Path(sys.argv[sys.argv.index('--') + 1]).read_text())
    for job in jobs:
        stage.clear()
        over = job['over']
        stage.renderer(job['width'], job['height'], job['samples'], 1 if job.get('cut') else over)
        importlib.import_module(job['module']).build(**job.get('with', {}))
        if job.get('cut'):
            cutout.render(job['to'], over, job.get('with', {}).get('view'))
        else:
            clean.render(job['to'])
        print('made', job['to'], flush=True)


main()
