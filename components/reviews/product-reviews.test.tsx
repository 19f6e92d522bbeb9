import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { Review } from '@/lib/reviews/contracts'
import { accessibilityProblems, answerCalls, json, renderInStore } from '@/tests/setup/components'
import { ProductReviews } from './product-reviews'

const READ = 'GET /api/reviews'

const review = (id: number, stars: number, locale = 'en'): Review => ({
  id,
  productId: 7,
  stars,
  title: '',
  text: `Review number ${id}`,
  displayName: `Buyer ${id}`,
  locale,
  isVerified: true,
  helpful: 0,
  publishedAt: '2026-11-01T00:00:00.000Z',
  pictures: [],
  answer: null,
})

const shown = (counts: [number, number, number, number, number], first: Review[]) => (
  <ProductReviews
    product={{ id: 7, rating: '4.0' }}
    reviews={{
      counts,
      languages: [
        { locale: 'en', count: 2 },
        { locale: 'de', count: 1 },
      ],
      first,
    }}
  />
)

describe('the reviews of a product', () => {
  it('are filtered by the bars of the distribution and by language, and shown whole again', async () => {
    const sent = answerCalls({
      [READ]: ({ query }) => {
        const rows = [review(1, 5), review(2, 5, 'de'), review(3, 2)].filter(
          ({ stars, locale }) =>
            (!query?.stars || stars === Number(query.stars)) &&
            (!query?.locale || locale === query.locale),
        )
        return json(200, rows, { 'x-total-count': String(rows.length) })
      },
      'GET /api/reviews/votes': () => json(200, []),
    })
    const all = [review(1, 5), review(2, 5, 'de'), review(3, 2)]
    const { user } = await renderInStore(shown([0, 1, 0, 0, 2], all))
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(screen.getByRole('button', { name: 'Show reviews: 4 stars 0' })).toBeDisabled()
    const five = screen.getByRole('button', { name: 'Show reviews: 5 stars 2' })
    await user.click(five)
    expect(await screen.findByText('2 of 3 reviews')).toBeVisible()
    expect(five).toHaveAttribute('aria-pressed', 'true')
    expect(screen.queryByText('Review number 3')).toBeNull()
    expect(await accessibilityProblems()).toEqual([])

    await user.selectOptions(screen.getByLabelText('Language of the reviews'), 'Deutsch (1)')
    expect(await screen.findByText('1 of 3 reviews')).toBeVisible()
    expect(sent.filter(({ call }) => call === READ).at(-1)?.query).toMatchObject({
      product: '7',
      stars: '5',
      locale: 'de',
    })

    await user.click(screen.getByRole('button', { name: 'Show all reviews' }))
    expect(await screen.findByText('Review number 3')).toBeVisible()
    expect(five).toHaveAttribute('aria-pressed', 'false')
  })

  it('are shown of other versions, too, and say which one was bought', async () => {
    const ofOther = { ...review(9, 5), productId: 8 }
    const sent = answerCalls({
      [READ]: ({ query }) => {
        const rows = query?.versions ? [ofOther, review(1, 5)] : [ofOther]
        return json(200, rows, { 'x-total-count': String(rows.length) })
      },
      'GET /api/reviews/votes': () => json(200, []),
    })
    const one = { termMonths: null, platforms: [], count: 1 }
    const { user } = await renderInStore(
      <ProductReviews
        product={{ id: 7, rating: '5.0' }}
        reviews={{ counts: [0, 0, 0, 0, 1], languages: [], first: [review(1, 5)] }}
        versions={[
          { ...one, id: 7, devices: 1 },
          { ...one, id: 8, devices: 5 },
        ]}
      />,
    )
    const version = screen.getByLabelText('Version bought')
    expect(screen.getByText('Version: 1 device')).toBeVisible()
    await user.selectOptions(version, '5 devices (1)')
    expect(await screen.findByText('Version: 5 devices')).toBeVisible()
    expect(screen.queryByText('Version: 1 device')).toBeNull()
    await user.selectOptions(version, 'All versions (2)')
    expect(await screen.findByText('2 of 2 reviews')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
    const asked = sent.filter(({ call }) => call === READ).map(({ query }) => query)
    expect(asked).toMatchObject([{ product: '8' }, { product: '7', versions: '8' }])
    await user.click(screen.getByRole('button', { name: 'Show all reviews' }))
    expect(asked).toHaveLength(2)
    expect(version).toHaveValue('')
  })

  it('have pictures, which open in fullscreen and give the focus back', async () => {
    answerCalls({ 'GET /api/reviews/votes': () => json(200, []) })
    const pictures = [7, 8].map((number) => ({
      id: `00000000-0000-4000-8000-00000000000${number}`,
      width: 600,
      height: 400,
    }))
    const { user } = await renderInStore(shown([0, 0, 0, 0, 1], [{ ...review(1, 5), pictures }]))
    const second = screen.getByRole('button', { name: 'Picture 2 of 2 by Buyer 1' })
    expect(within(second).getByRole('img')).toHaveAttribute(
      'src',
      `/api/reviews/pictures/${pictures[1]?.id}?size=thumbnail`,
    )
    expect(await accessibilityProblems()).toEqual([])
    await user.click(second)
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('img', { name: 'Review by Buyer 1, image 2' })).toHaveAttribute(
      'src',
      `/api/reviews/pictures/${pictures[1]?.id}`,
    )
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(second).toHaveFocus()
  })

  it('are none yet of a product that nobody has reviewed', async () => {
    answerCalls({})
    await renderInStore(shown([0, 0, 0, 0, 0], []))
    expect(screen.getByText('No reviews yet')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
