import { expect, test } from 'vitest'
import { jsonForScript } from './json-for-script.ts'

test.each(['</script><script>alert(1)</script>', '<!-- ]]> -->', 'line\u2028and\u2029paragraph', '"quoted" \\ back'])(
  'SITE-31: carries %j without ever ending its element',
  (text) => {
    const json = jsonForScript({ text })
    expect(json).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(json)).toEqual({ text })
  },
)
