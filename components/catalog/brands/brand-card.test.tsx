import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { BrandCard } from './brand-card'

const BRAND = {
  name: 'Gen Digital',
  slug: 'gen-digital',
  image: null,
  text: '',
  homePage: null,
  isFeatured: false,
}

describe('a brand among others', () => {
  it('is named once, and shows initials in the place of a picture', async () => {
    await renderInStore(<BrandCard brand={BRAND} />)
    expect(screen.getByRole('link', { name: 'Gen Digital' })).toHaveAttribute(
      'href',
      '/brands/gen-digital',
    )
    expect(screen.getByText('GD')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('shows the picture and the words that its owner gave it', async () => {
    const presented = { ...BRAND, image: '/media/mark.webp', text: 'Makes Norton and Avast.' }
    const { container } = await renderInStore(<BrandCard brand={presented} />)
    expect(screen.queryByText('GD')).toBeNull()
    expect(decodeURIComponent(container.querySelector('img')?.src ?? '')).toContain('mark.webp')
    expect(screen.getByRole('link')).toHaveTextContent('Makes Norton and Avast.')
    expect(await accessibilityProblems()).toEqual([])
  })
})
