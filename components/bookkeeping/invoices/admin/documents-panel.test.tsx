import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import type { OrderDocuments } from '@/lib/bookkeeping/invoices/contracts'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import {
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  refusal,
  renderInBackOffice,
} from '@/tests/setup/components'
import { DocumentsPanel } from './documents-panel'

const ORDER = 'SH-20261130-ABCDEF'
const CALL = 'GET /api/admin/orders/[orderNumber]/documents'
const SAVE = 'PUT /api/admin/orders/[orderNumber]/invoice-details'

const WAITING: OrderDocuments = {
  documents: [],
  details: { company: 'Acme GmbH', taxId: '', address: '', buyerReference: 'PO-4711' },
  canChange: true,
  waitsForSeller: false,
  issuedBy: '2099-01-01T00:00:00.000Z',
}

const panel = <DocumentsPanel orderNumber={ORDER} currency="EUR" refunds={0} />

describe('what an invoice is to say of its buyer', () => {
  it('is changed by staff until it is issued', async () => {
    let stored = WAITING
    const sent = answerCalls({
      [CALL]: () => json(200, stored),
      [SAVE]: () => {
        stored = { ...WAITING, details: { ...WAITING.details, purchaseOrder: '99' } }
        return new Response(null, { status: 204 })
      },
    })
    const { user } = await renderInBackOffice(panel)
    expect(await screen.findByText('Reference: PO-4711')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Change details' }))
    expect(screen.getByRole('dialog', { name: 'Invoice details' })).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
    await fill(user, screen.getByLabelText('Buyer’s purchase order number'), '99')
    await user.click(screen.getByRole('button', { name: 'Save details' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      ...WAITING.details,
      purchaseOrder: '99',
      peppolId: '',
    })
    expect(await screen.findByText('Purchase order: 99')).toBeVisible()
  })

  it('stays when it was issued meanwhile, and says why', async () => {
    answerCalls({
      [CALL]: () => json(200, WAITING),
      [SAVE]: () => refusal(new AppError('conflict', say('invoices.issued'))),
    })
    const { user } = await renderInBackOffice(panel)
    await user.click(await screen.findByRole('button', { name: 'Change details' }))
    await user.click(screen.getByRole('button', { name: 'Save details' }))
    expect(await screen.findByText(/was issued, and says for good/)).toBeVisible()
  })

  it('is not changed once it is issued', async () => {
    answerCalls({ [CALL]: () => json(200, { ...WAITING, canChange: false }) })
    await renderInBackOffice(panel)
    expect(await screen.findByText(/put right by a refund with its credit note/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Change details' })).toBeNull()
  })
})
