import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import type { CloudflareState as State } from '@/lib/security/cloudflare/contracts'
import {
  type Answers,
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { CloudflareState } from './cloudflare-state'

const CALM: State = {
  purgedAt: '2026-03-01T12:00:00.000Z',
  problem: null,
  isUnderAttack: false,
  attackProblem: null,
}

async function open(state: Partial<State> = {}, others: Answers = {}) {
  answerCalls({
    'GET /api/admin/cloudflare': () => json(200, { ...CALM, ...state }),
    'PUT /api/admin/cloudflare/attack-mode': ({ body }) =>
      json(200, { ...CALM, ...(body as object) }),
    ...others,
  })
  const rendered = await renderInBackOffice(<CloudflareState />)
  const attack = await screen.findByRole('switch', { name: 'Check all visitors (under attack)' })
  return { ...rendered, attack }
}

describe('what Cloudflare does', () => {
  it('says when changed pages were dropped, and checks all visitors when it is told to', async () => {
    const { user, attack } = await open()
    expect(screen.getByText(/^Cloudflare last dropped changed pages at /)).toBeVisible()
    expect(attack).not.toBeChecked()
    expect(await accessibilityProblems()).toEqual([])
    await user.click(attack)
    await waitFor(() => expect(attack).toBeChecked())
    expect(await screen.findByText('All visitors are checked')).toBeVisible()
    await user.click(attack)
    await waitFor(() => expect(attack).not.toBeChecked())
    expect(await screen.findByText('Visitors are no longer checked')).toBeVisible()
  })

  it('stays as it is where the switch is refused, and says why', async () => {
    const message = 'Cloudflare does not let the API token do this'
    const { user, attack } = await open(
      {},
      {
        'PUT /api/admin/cloudflare/attack-mode': () => json(409, { code: 'conflict', message }),
      },
    )
    await user.click(attack)
    expect(await screen.findByText('Failed to switch the check of visitors')).toBeVisible()
    expect(screen.getByText(message)).toBeVisible()
    expect(attack).not.toBeChecked()
  })

  it('names its troubles', async () => {
    const { attack } = await open({
      purgedAt: null,
      problem: 'busy',
      isUnderAttack: null,
      attackProblem: 'denied',
    })
    expect(attack).toBeDisabled()
    expect(screen.getByText(/^Within a minute of being switched on/)).toBeVisible()
    expect(screen.getByText(/told again each minute: it wants to be asked later\.$/)).toBeVisible()
    expect(
      screen.getByText(/does not say .*: it does not let the API token do this\.$/),
    ).toBeVisible()
  })
})
