import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { BrandCard } from './brand-card'

const BRAND = { name: 'Gen Digital', slug: 'gen-digital' }

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
})
