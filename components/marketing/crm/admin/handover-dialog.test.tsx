import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { Handover } from '@/lib/marketing/crm/handovers/contracts'
import { adminPlugin } from '@/tests/setup/admin-plugin'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { HandoverDialog } from './handover-dialog'

const plugin = adminPlugin({ id: 'hubspot', name: 'HubSpot CRM', category: 'CRM', active: true })

const run = (fields: Partial<Handover> = {}): Handover => ({
  id: '0a1b2c3d-0000-4000-8000-1a2b3c4d5e6f',
  status: 'running',
  orders: 40,
  handled: 10,
  refused: 1,
  failure: 'HubSpot did not answer (TimeoutError)',
  username: 'ada',
  endedBy: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  finishedAt: null,
  ...fields,
})

const PATH = '/api/admin/crm/[id]/handover' as const

describe('the dialog of earlier orders', () => {
  it('starts a run, shows how far it is and ends it', async () => {
    let handover: Handover | null = null
    const sent = answerCalls({
      [`GET ${PATH}`]: () => json(200, { handover }),
      [`POST ${PATH}`]: () => {
        handover = run()
        return json(202, handover)
      },
      [`POST ${PATH}/end`]: () => {
        handover = run({ status: 'ended', endedBy: 'grace' })
        return json(200, handover)
      },
    })
    const { user } = await renderInBackOffice(<HandoverDialog plugin={plugin} onClose={() => {}} />)
    expect(await screen.findByText('No earlier orders were handed over yet.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Hand Over Earlier Orders' }))
    expect(await screen.findByText('10 of 40 orders')).toBeVisible()
    expect(screen.getByText(/1 order was not taken at once/)).toBeVisible()
    expect(screen.getByText(/it is tried again: HubSpot did not answer/)).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'End' }))
    expect(await screen.findByText('Ended by grace.')).toBeVisible()
    expect(sent.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call)).toEqual([
      'POST /api/admin/crm/hubspot/handover',
      'POST /api/admin/crm/hubspot/handover/end',
    ])
  })

  it('hands nothing over while the plugin is off', async () => {
    answerCalls({ [`GET ${PATH}`]: () => json(200, { handover: null }) })
    await renderInBackOffice(
      <HandoverDialog plugin={{ ...plugin, active: false }} onClose={() => {}} />,
    )
    expect(await screen.findByText('HubSpot CRM is off: nothing is handed over.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Hand Over Earlier Orders' })).toBeDisabled()
  })
})
