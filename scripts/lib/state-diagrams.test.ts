import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { defineStates } from '@/lib/core/state-table'
import { stateDiagram, withStateDiagrams } from './state-diagrams'

describe('the state diagrams', () => {
  it('show every way between two states with its events and guards', () => {
    const table = defineStates({
      name: 'lamp',
      states: ['off', 'on', 'broken'],
      initial: ['off'],
      final: ['broken'],
      transitions: [
        { event: 'switch_on', from: ['off'], to: 'on' },
        { event: 'switch_off', from: ['on'], to: 'off' },
        { event: 'drop', from: ['off', 'on'], to: 'broken', guard: 'is_glass' },
        { event: 'burn_out', from: ['on'], to: 'broken' },
      ],
    })
    expect(stateDiagram(table).split('\n  ')).toEqual([
      'stateDiagram-v2',
      '[*] --> off',
      'off --> on: switch_on',
      'on --> off: switch_off',
      'off --> broken: drop [is_glass]',
      'on --> broken: drop [is_glass], burn_out',
      'broken --> [*]',
    ])
  })

  it('in docs/states.md are those of the tables (npm run docs:states writes them)', () => {
    const document = readFileSync('docs/states.md', 'utf8')
    expect(withStateDiagrams(document)).toBe(document)
  })

  it('need their markers', () => {
    expect(() => withStateDiagrams('# A document')).toThrow('no markers')
  })
})
