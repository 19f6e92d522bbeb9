import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { ICON_NAMES } from './icon'

it('names exactly the icons of the sprite', () => {
  const sprite = readFileSync(join(__dirname, 'icons.svg'), 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)
  expect(drawn).toEqual([...ICON_NAMES])
})
