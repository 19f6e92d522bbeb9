import { describe, expect, it } from '@jest/globals'
import type { AdminPlugin, AdminPluginField } from '@/lib/plugins/contracts'
import { toFormValues, toSettings } from './plugin-values'

const field = (key: string, kind: AdminPluginField['kind'], secret = false): AdminPluginField => ({
  key,
  label: key,
  kind,
  required: false,
  masked: secret,
  secret,
})
const FIELDS = [
  field('name', 'text'),
  field('port', 'number'),
  field('on', 'boolean'),
  field('tags', 'list'),
  field('password', 'text', true),
]
const PLUGIN = {
  fields: FIELDS,
  settings: { name: 'Shop', port: 587, on: true, tags: ['a', 'b c'] },
} as unknown as AdminPlugin

describe('the form of a plugin', () => {
  it('shows lists as text that is split on comma and space, and no secret', () => {
    expect(toFormValues(PLUGIN)).toEqual({
      name: 'Shop',
      port: '587',
      on: true,
      tags: 'a, b c',
      password: '',
    })
  })

  it('sends back what it shows', () => {
    expect(toSettings(FIELDS, toFormValues(PLUGIN))).toEqual(PLUGIN.settings)
  })

  it('clears what is empty, keeps an empty secret, and removes it when asked to', () => {
    const empty = { name: ' ', port: '', on: false, tags: '', password: '' }
    const cleared = { name: null, port: null, on: false, tags: null }
    expect(toSettings(FIELDS, empty)).toEqual(cleared)
    expect(toSettings(FIELDS, empty, new Set(['password']))).toEqual({ ...cleared, password: null })
    expect(toSettings(FIELDS, { ...empty, password: 'new' })).toMatchObject({ password: 'new' })
  })

  it('leaves it to the server to refuse what is no number', () => {
    expect(toSettings([field('port', 'number')], { port: 'many' })).toEqual({ port: 'many' })
  })
})
