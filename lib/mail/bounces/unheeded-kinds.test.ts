import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { UNHEEDED_KINDS } from './unheeded-kinds'

const kinds = readFileSync('lib/server/mail-kinds.ts', 'utf8')

it.each(UNHEEDED_KINDS)('%s is a kind of mail that the store sends', (kind) => {
  expect(kinds).toMatch(new RegExp(`^  ${kind}: compose`, 'm'))
})

it.each(['order_delivery', 'gift_card', 'key_replacement', 'contact_answer', 'staff_invitation'])(
  '%s is heeded',
  (kind) => {
    expect(UNHEEDED_KINDS).not.toContain(kind)
  },
)
