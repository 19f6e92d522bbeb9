'use client'

import { useTranslations } from 'next-intl'
import { createContext, type ReactNode, useContext } from 'react'
import { Controller } from 'react-hook-form'
import { ClosedSection } from './closed-section'
import type { useProductForm } from './use-product-form'

type Story = {
  label: string
  value: string
  error: string | undefined
  onChange: (story: string) => void
}

const StoryContext = createContext<Story | null>(null)

/** The full text that a form edits: for the editor that its page hands to it. */
export function useStory(): Story {
  const story = useContext(StoryContext)
  if (!story) throw new Error('There is no form of a product around the editor')
  return story
}

type StoryFieldsProps = {
  form: Pick<ReturnType<typeof useProductForm>, 'form' | 'errorOf' | 'loads'>
  /** Edits what {@link useStory} says. */
  editor: ReactNode
}

/** What a product's page says below the description, with headings, lists, tables and pictures. */
export function StoryFields({ form: { form, errorOf, loads }, editor }: StoryFieldsProps) {
  const t = useTranslations('backOffice.catalog.story')
  const error = errorOf('story')
  return (
    <ClosedSection
      name="story"
      title={t('title')}
      hint={t('lead')}
      needsAttention={error !== undefined}
      isLazy
    >
      <Controller
        control={form.control}
        name="story"
        render={({ field: { value, onChange } }) => (
          <div
            // What somebody else saved is another text, not another state of this one.
            key={loads}
            className="min-w-0 sm:col-span-2"
          >
            <StoryContext value={{ label: t('label'), value, error, onChange }}>
              {editor}
            </StoryContext>
          </div>
        )}
      />
    </ClosedSection>
  )
}
