import { describe, expect, it } from '@jest/globals'
import { catalogTags } from '@/lib/catalog/cache-tags'
import { idsOfTags } from './ids-of-tags'

describe('ids of tags', () => {
  it('are those of one kind', () => {
    const tags = ['products', 'product:12', 'article:3', 'product:7', 'product:x', 'product:012']
    expect(idsOfTags(tags, catalogTags.product)).toEqual([12, 7])
  })
})
