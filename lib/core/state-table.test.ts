import { describe, expect, it } from '@jest/globals'
import { defineStates, eventsOf, matrixOf, rowsOf, sourcesOf, targetOf } from './state-table'

const DOOR = defineStates({
  name: 'door',
  states: ['open', 'closed', 'walled_up'],
  initial: ['open'],
  final: ['walled_up'],
  transitions: [
    { event: 'close', from: ['open'], to: 'closed' },
    { event: 'open', from: ['closed'], to: 'open', guard: 'has_key' },
    { event: 'wall_up', from: ['closed'], to: 'walled_up' },
    { event: 'wall_up', from: ['open'], to: 'walled_up', guard: 'is_empty' },
  ],
})

describe('a table of states', () => {
  it('knows its events, where they may happen and where they lead', () => {
    expect(eventsOf(DOOR)).toEqual(['close', 'open', 'wall_up'])
    expect(rowsOf(DOOR, 'wall_up')).toHaveLength(2)
    expect(sourcesOf(DOOR, 'wall_up')).toEqual(['closed', 'open'])
    expect(targetOf(DOOR, 'wall_up')).toBe('walled_up')
  })

  it('is read as a matrix with the guards of each pair', () => {
    expect(matrixOf(DOOR)).toEqual({
      open: { close: 'closed', wall_up: 'walled_up if is_empty' },
      closed: { open: 'open if has_key', wall_up: 'walled_up' },
      walled_up: {},
    })
  })

  const table = { name: 'lamp', states: ['on', 'off'], initial: ['on'], final: [] } as const
  const back = { event: 'turn_on', from: ['off'], to: 'on' } as const

  it.each([
    [
      'an event with two targets',
      [
        { event: 'toggle', from: ['on'], to: 'off' },
        { event: 'toggle', from: ['off'], to: 'on' },
      ],
      'toggle leads to two states',
    ],
    ['a state that nothing leads to', [back], 'nothing leads to off'],
    ['a dead end', [{ event: 'turn_off', from: ['on'], to: 'off' }], 'has no way out'],
  ] as const)('refuses %s', (_, transitions, message) => {
    const states = message.startsWith('nothing') ? { ...table, final: ['on'] as const } : table
    expect(() => defineStates({ ...states, transitions })).toThrow(message)
  })

  it('refuses a way out of a final state', () => {
    expect(() =>
      defineStates({
        ...table,
        final: ['off'],
        transitions: [{ event: 'turn_off', from: ['on'], to: 'off' }, back],
      }),
    ).toThrow('off is final, but has a way out')
  })
})
