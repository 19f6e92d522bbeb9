import { describe, expect, it } from '@jest/globals'
import { namedAsLabelled } from './named-as-labelled'

describe('a message of the server', () => {
  it.each([
    ['percent must be at most 100', 'percent', 'Percent off must be at most 100'],
    ['percent darf höchstens 100 sein', 'percent', 'Percent off darf höchstens 100 sein'],
    ['percentは100以下でなければなりません', 'percent', 'Percent offは100以下でなければなりません'],
    ['percent: too much', 'percent', 'Percent off: too much'],
    ['percentage is too high', 'percent', 'percentage is too high'],
    ['percent.0 is too high', 'percent', 'percent.0 is too high'],
    ['Enter a percentage', 'percent', 'Enter a percentage'],
    ['', 'percent', ''],
  ])('%j names its field as the form does: %j', (message, field, said) => {
    expect(namedAsLabelled(message, field, 'Percent off')).toBe(said)
  })

  it('stays as it is where the form has no name for it', () => {
    expect(namedAsLabelled('percent is missing', 'percent', null)).toBe('percent is missing')
  })
})
