import { afterEach, describe, expect, it } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { decide } from '@/components/plugins/consent/consent-store'
import { longDate } from '@/components/ui/long-date'
import { renderInStore } from '@/tests/setup/components'
import { LastDecision } from './last-decision'
import { OwnTable } from './own-table'
import { ServicesTable } from './services-table'

afterEach(() => localStorage.clear())

describe('the page about cookies', () => {
  it('says when its reader last decided, and follows at once', async () => {
    const { container } = await renderInStore(<LastDecision />)
    expect(container).not.toHaveTextContent('Your last choice')
    act(() => decide({ analytics: false }))
    const today = longDate(new Date().toISOString(), 'en', 'local')
    expect(container).toHaveTextContent(`Your last choice is of ${today}.`)
  })

  it('says in the language of the page what is kept, how and for how long', async () => {
    await renderInStore(<OwnTable months={12} />, { locale: 'de' })
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name} `) })
    expect(row('NEXT_LOCALE')).toHaveTextContent('Cookie1 Jahr')
    expect(row('cookieConsent')).toHaveTextContent('Browserspeicher12 Monate')
    expect(row('checkoutUnfinishedOrder')).toHaveTextContent('Bis zum Schließen des Tabs')
  })

  it('names who is behind a service, and whether it waits for consent', async () => {
    await renderInStore(
      <ServicesTable
        services={[
          {
            name: 'Counter',
            companies: ['Counting Limited'],
            countries: ['IE'],
            purposes: ['analytics', 'marketing'],
            needsConsent: true,
            entries: [{ name: '_c_*', kind: 'cookie', kept: [30, 'minute'] }],
          },
          {
            name: 'Payer',
            companies: ['Paying, Inc.'],
            countries: ['US'],
            purposes: ['payment'],
            needsConsent: false,
            entries: [],
          },
        ]}
      />,
    )
    const counter = screen.getByRole('row', { name: /^Counter / })
    for (const said of ['Counting Limited (Ireland)', '_c_* (30 minutes)', 'only once you agree'])
      expect(counter).toHaveTextContent(said)
    const payer = screen.getByRole('row', { name: /^Payer / })
    expect(payer).toHaveTextContent('Paying, Inc. (United States)')
    expect(payer).toHaveTextContent('Nothing at this store’s address')
  })
})
