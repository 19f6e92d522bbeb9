import { expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { fieldError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { KeyBatch } from '@/lib/licences/batch-contracts'
import {
  accessibilityProblems,
  answerCalls,
  json,
  refusal,
  renderInBackOffice,
} from '@/tests/setup/components'
import { BatchList } from './batch-list'

const BATCH: KeyBatch = {
  id: 3,
  productId: 7,
  productName: 'Office 2024',
  supplier: 'Keys Ltd',
  reference: 'INV-7',
  licenceKind: 'used',
  keySource: 'previous_owner',
  firstRegion: 'DE',
  unitCost: null,
  paid: null,
  totalCost: null,
  expiresOn: null,
  createdAt: '2026-11-30T08:00:00.000Z',
  recalledAt: null,
  available: 2,
  reserved: 0,
  sold: 1,
  expired: 0,
  quarantined: 0,
  total: 3,
}

it('shows where the keys of a batch come from, and corrects that', async () => {
  let isRefused = true
  const other = say('statements.unlikeProduct')
  const sent = answerCalls({
    'GET /api/admin/key-batches': () => json(200, [BATCH], { 'x-total-count': '1' }),
    'PATCH /api/admin/key-batches/[id]': () =>
      isRefused ? refusal(fieldError('conflict', 'licenceKind', other)) : json(200, BATCH),
  })
  const { user } = await renderInBackOffice(<BatchList productId={7} />)
  expect(await screen.findByText('Used · Previous owner (used) · DE')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Origin … of batch 3 of Keys Ltd' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Licence type')).toHaveValue('used')
  expect(dialog.getByLabelText('Reference')).toHaveValue('INV-7')
  expect(await accessibilityProblems()).toEqual([])
  await user.selectOptions(dialog.getByLabelText('Licence type'), 'OEM')
  await user.selectOptions(dialog.getByLabelText('Source'), 'Not stated')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByLabelText('Licence type')).toHaveAccessibleDescription(/something else/)
  isRefused = false
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Batch Corrected')).toBeVisible()
  expect(sent.filter(({ call }) => call.startsWith('PATCH'))).toMatchObject([
    {},
    { body: { licenceKind: 'oem', keySource: '', firstRegion: 'DE', reference: 'INV-7' } },
  ])
})
