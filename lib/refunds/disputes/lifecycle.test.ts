import { describe, expect, it } from '@jest/globals'
import { targetOf } from '@/lib/core/state-table'
import { DISPUTE_STATES, EVENT_TO, isOpen } from './lifecycle'

describe('the states of a dispute', () => {
  it('are each reached by their event', () => {
    for (const state of DISPUTE_STATES.states)
      expect(targetOf(DISPUTE_STATES, EVENT_TO[state])).toBe(state)
  })

  it('are open until somebody has won', () => {
    expect(DISPUTE_STATES.states.filter(isOpen)).toEqual(['needs_response', 'under_review'])
  })
})
