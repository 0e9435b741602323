import { expect, test } from 'vitest'
import { sceneViewerLink } from './model-files.ts'

test('CART-193: Scene Viewer is given the file and the way back, each as one value', () => {
  const file = 'https://switchback.example/media/models/ev-city-ar.glb?v=1&w=2'
  const link = sceneViewerLink({
    file,
    title: 'Denago EV City',
    back: 'https://switchback.example/vehicles/ev-city#a;b',
  })
  const [address = '', settings = ''] = link.split('#Intent;')
  expect(new URL(address).searchParams.get('file')).toBe(file)
  expect(settings.split(';').filter((each) => each.startsWith('S.browser_fallback_url='))).toHaveLength(1)
  expect(settings.endsWith(';end;')).toBe(true)
})
