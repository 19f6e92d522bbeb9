import { expect, it } from '@jest/globals'
import { CRMS } from '@/lib/marketing/crm/crms'
import { CRM_IDS } from './contracts'

it('each CRM is one that earlier orders can be handed over to', () => {
  expect(CRMS.map(({ id }) => id).sort()).toEqual([...CRM_IDS].sort())
})
