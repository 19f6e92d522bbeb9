import { afterEach, describe, expect, it } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useOpenSection } from './use-open-section'

const goTo = (hash: string) =>
  act(() => {
    location.hash = hash
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })

describe('the section of the settings that a phone shows', () => {
  afterEach(() => goTo(''))

  it('is what the address names, and none where it names no section', () => {
    const { result } = renderHook(() => useOpenSection([]))
    expect(result.current).toBeUndefined()
    goTo('#tax')
    expect(result.current).toBe('tax')
    goTo('#all')
    expect(result.current).toBeUndefined()
  })

  it('becomes that of the first field that was refused', () => {
    const { result, rerender } = renderHook((refused: string[]) => useOpenSection(refused), {
      initialProps: [] as string[],
    })
    rerender(['taxRates.0.rate', 'storeName'])
    expect(result.current).toBe('tax')
    goTo('#general')
    rerender(['taxRates.0.rate', 'storeName'])
    expect(result.current).toBe('general')
  })
})
