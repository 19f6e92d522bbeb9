'use client'

import { useStory } from '@/components/catalog/admin/products/story-fields'
import { ContentEditor } from './content-editor'

/** Edits the full text of the product whose form it stands in, as an article's. */
export function StoryEditor() {
  const { label, value, error, onChange } = useStory()
  return (
    <ContentEditor
      label={label}
      isRequired={false}
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}
