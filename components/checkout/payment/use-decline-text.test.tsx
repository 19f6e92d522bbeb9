import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { DECLINE_KINDS, type DeclineKind } from '@/lib/payments/decline-kinds'
import { renderInStore } from '@/tests/setup/components'
import { useDeclineText } from './use-decline-text'

type Declined = { messageText: string; declineKind?: DeclineKind }

function Said(declined: Declined) {
  return <p>{useDeclineText()(declined)}</p>
}

const isSaid = async (locale: TranslatedLocale, declined: Declined) => {
  const { unmount } = await renderInStore(<Said {...declined} />, { locale })
  const said = screen.getByRole('paragraph').textContent
  unmount()
  return said
}

describe('why a card was declined', () => {
  it('is said as the provider does, in its language', async () => {
    const declined = { messageText: 'Your card was declined.', declineKind: 'bank' } as const
    expect(await isSaid('en', declined)).toBe('Your card was declined.')
  })

  it('is said in the page’s own', async () => {
    const declined = { messageText: 'Your card has expired.', declineKind: 'expiry' } as const
    expect(await isSaid('de', declined)).toMatch(/^Die Karte ist abgelaufen/)
    expect(await isSaid('ja', { ...declined, messageText: '' })).toMatch(/有効期限/)
    const all = new Set<string | null>()
    for (const declineKind of DECLINE_KINDS)
      all.add(await isSaid('fr', { messageText: 'No', declineKind }))
    expect(all.size).toBe(DECLINE_KINDS.length)
  })

  it('is what there is where nothing else is known', async () => {
    expect(await isSaid('de', { messageText: 'Call us' })).toBe('Call us')
    expect(await isSaid('en', { messageText: '' })).toBe('Payment was declined')
  })
})
