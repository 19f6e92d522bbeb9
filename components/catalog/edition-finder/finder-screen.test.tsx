import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { type Answers, NO_ANSWERS } from '@/lib/catalog/edition-finder/answers'
import type { Candidate } from '@/lib/catalog/edition-finder/find-editions'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { FinderScreen } from './finder-screen'

const candidate = (id: number, edition: string, price: string, rest: Partial<Candidate>) => ({
  id,
  slug: `shield-${id}`,
  name: `Shield ${edition}`,
  edition,
  family: 'shield',
  platforms: ['windows' as const],
  devices: 1,
  termMonths: 12,
  price,
  prices: {},
  inStock: true,
  uses: [],
  ...rest,
})
const CANDIDATES: Candidate[] = [
  candidate(1, 'Basic', '20.00', {}),
  candidate(2, 'Basic', '30.00', { devices: 3 }),
  candidate(3, 'Total', '45.00', { devices: 5, termMonths: 24, uses: ['privacy'] }),
]

const show = (answers: Partial<Answers> = {}) =>
  renderInStore(
    <FinderScreen
      category={{ name: 'Security', slug: 'security' }}
      crumbs={[]}
      candidates={CANDIDATES}
      address={{ ...NO_ANSWERS, family: null, ...answers }}
    />,
  )

const results = () => within(screen.getByRole('region', { name: 'What fits' }))

describe('the finder', () => {
  it('asks by a form whose answers are its address, and shows what each edition costs more', async () => {
    const { container } = await show({ devices: 3 })
    const form = container.querySelector('form')
    expect([form?.getAttribute('action'), form?.method]).toEqual([
      '/category/security/choose',
      'get',
    ])
    const devices = within(screen.getByRole('group', { name: 'On how many devices?' }))
    expect(devices.getAllByRole('radio').map((each) => each.getAttribute('value'))).toEqual([
      '',
      '1',
      '3',
      '5',
    ])
    expect(devices.getByRole('radio', { name: '3 devices' })).toBeChecked()
    expect(
      within(screen.getByRole('group', { name: 'What is it for?' })).getByRole('radio', {
        name: 'Does not matter',
      }),
    ).toBeChecked()
    // All of them run on one system: that is not asked.
    expect(screen.queryByRole('group', { name: 'On which systems?' })).toBeNull()
    expect(
      results()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Shield Basic3 devices · 1 year · Windows$30.00The cheapest that fits',
      'Shield Total5 devices · 2 years · Windows$45.00$15.00 more than the cheapest that fits',
      'Shield Basic1 device · 1 year · Windows1 device, and you chose 3 devices$20.00$10.00 less than the cheapest that fits',
    ])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('leads back from each answer, to the beginning, and to the category', async () => {
    await show({ devices: 3, use: 'privacy' })
    const answers = within(screen.getByRole('navigation', { name: 'Your answers' }))
    const hrefOf = (name: string) => answers.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('Take back “Privacy and VPN”')).toBe('/category/security/choose?devices=3')
    expect(hrefOf('Take back “3 devices”')).toBe('/category/security/choose?use=privacy')
    expect(hrefOf('Start again')).toBe('/category/security/choose')
    expect(screen.getByRole('link', { name: 'Back to Security' })).toHaveAttribute(
      'href',
      '/category/security',
    )
  })

  it('says which answer to take back where nothing fits', async () => {
    await show({ use: 'privacy', term: 12 })
    expect(results().getByText('Nothing fits all answers.')).toBeVisible()
    expect(results().getByRole('link', { name: 'Without “1 year”: 1 edition' })).toHaveAttribute(
      'href',
      '/category/security/choose?use=privacy',
    )
    expect(await accessibilityProblems()).toEqual([])
  })
})
