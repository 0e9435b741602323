import { expect, test } from 'vitest'
import { deviceNamed } from './device.ts'

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605 Version/18.1 Safari/604', 'iPhone, Safari'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605 CriOS/131 Safari/604', 'iPhone, Chrome'],
  ['Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) FxiOS/133 Safari/605', 'iPad, Firefox'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/131 Mobile Safari/537', 'Android, Chrome'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/131 Safari/537 Edg/131', 'Windows, Edge'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.7; rv:133) Firefox/133', 'Mac, Firefox'],
  ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/131 Safari/537', 'Chromebook, Chrome'],
  ['Mozilla/5.0 (X11; Linux x86_64) Epiphany/47', 'Linux'],
  ['Chromium', 'Chrome'],
  ['', 'Another device'],
])('DESK-4: a device that says %j of itself is listed as %s', (said, name) => expect(deviceNamed(said)).toBe(name))
