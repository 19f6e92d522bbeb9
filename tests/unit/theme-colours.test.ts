import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { contrast, DESIGNED_DARK_SHADES, DESIGNED_SHADES, frameColours } from '@/lib/settings/theme'

const CSS = readFileSync('app/theme.css', 'utf8')

/** The colours that a block sets, by their names; the owner's own are not asked. */
function coloursOf(block: string): Record<string, string> {
  return Object.fromEntries(
    [
      ...block.matchAll(
        /--color-([\w-]+): (?:var\(--dark-[\w-]+, )?(#[0-9a-f]{6})\)?(?: !important)?;/g,
      ),
    ].map(([, name = '', colour = '']) => [name, colour]),
  )
}

const between = (start: string, end: string) => {
  const from = CSS.indexOf(start)
  return CSS.slice(from, CSS.indexOf(end, from))
}

const found = coloursOf(between('@theme {', '\n}'))
const LIGHT: Record<string, string> = {
  ...found,
  'primary-panel': found['primary-strong'] ?? '',
  'primary-panel-deep': found['primary-deep'] ?? '',
  white: '#ffffff',
}
const DARK: Record<string, string> = {
  ...LIGHT,
  ...coloursOf(between('@variant dark {', '\n    }')),
}

const PAGE = ['canvas', 'surface', 'sunken']
/** Text, and what it stands on. */
const TEXTS: Record<string, readonly string[]> = {
  ink: [...PAGE, 'primary-soft', 'primary-tint', 'warning-soft', 'danger-soft', 'success-soft'],
  'ink-soft': [...PAGE, 'primary-soft'],
  muted: [...PAGE, 'primary-soft'],
  'primary-strong': [...PAGE, 'primary-soft'],
  'primary-deep': [...PAGE, 'primary-soft', 'primary-tint'],
  success: ['canvas', 'surface', 'success-soft'],
  danger: [...PAGE, 'danger-soft'],
  warning: ['warning-soft'],
  'on-fill': ['ink', 'ink-soft', 'primary-strong', 'primary-deep', 'success', 'danger'],
  white: ['night', 'primary-panel', 'primary-panel-deep'],
  'primary-pale': ['night'],
}
/** Edges of controls, marks and rings of focus. */
const SHAPES: Record<string, readonly string[]> = {
  primary: PAGE,
  'primary-strong': PAGE,
  'line-strong': PAGE,
  star: ['canvas', 'surface'],
  secondary: ['night'],
}

const pairsOf = (rules: Record<string, readonly string[]>) =>
  Object.entries(rules).flatMap(([front, backs]) => backs.map((back) => [front, back] as const))

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('on %s pages', (_, colours) => {
  const reached = (front: string, back: string) =>
    contrast(colours[front] ?? '', colours[back] ?? '')

  it.each(pairsOf(TEXTS))('text of %s is legible on %s', (front, back) => {
    expect(reached(front, back)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairsOf(SHAPES))('shapes of %s are seen on %s', (front, back) => {
    expect(reached(front, back)).toBeGreaterThanOrEqual(3)
  })
})

it('has a dark variant of every colour but the secondary one', () => {
  const dark = coloursOf(between('@variant dark {', '\n    }'))
  expect(Object.keys(LIGHT).filter((name) => !(name in dark))).toEqual(['secondary', 'white'])
})

it('has the designed shades that owners start from', () => {
  const { secondary, ...shades } = DESIGNED_SHADES
  const named = (shown: typeof shades, colours: Record<string, string>) =>
    Object.keys(shown).map((name) => colours[name === 'primary' ? name : `primary-${name}`])
  expect(named(shades, LIGHT)).toEqual(Object.values(shades))
  expect(LIGHT.secondary).toBe(secondary)
  const { panel, panelDeep, ...dark } = DESIGNED_DARK_SHADES
  expect(named(dark, DARK)).toEqual(Object.values(dark))
  expect([DARK['primary-panel'], DARK['primary-panel-deep']]).toEqual([panel, panelDeep])
})

it('gives the browser’s frame the colour of the header', () => {
  expect(frameColours({ darkMode: true }).themeColor).toMatchObject([
    { color: LIGHT.surface },
    { color: DARK.surface },
  ])
})
