'use client'

import { Controller } from 'react-hook-form'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { DESCRIPTION_GUIDE, TITLE_GUIDE } from '@/lib/seo/choices'
import { CharacterCount } from './character-count'
import { SharePictureField } from './share-picture-field'
import type { SeoForm } from './use-seo-form'

type Props = { form: SeoForm }

/** Which page it is. */
export function PageFields({ form }: Props) {
  return (
    <>
      <TextField
        label="Page Name"
        required
        maxLength={100}
        placeholder="Home"
        {...form.requiredField('page')}
      />
      <TextField
        label="Path"
        required
        maxLength={300}
        placeholder="/products"
        autoCapitalize="none"
        spellCheck={false}
        hint="As in the address bar, from the first / on."
        {...form.requiredField('path')}
      />
    </>
  )
}

/** What a search result shows. */
export function SearchFields({ form }: Props) {
  const [title, description] = form.form.watch(['title', 'description'])
  return (
    <>
      <TextField
        label="Title"
        required
        maxLength={300}
        hint={<CharacterCount text={title} guide={TITLE_GUIDE} />}
        {...form.requiredField('title')}
      />
      <TextAreaField
        label="Description"
        rows={3}
        maxLength={1000}
        hint={<CharacterCount text={description} guide={DESCRIPTION_GUIDE} />}
        {...form.field('description')}
      />
      <TextField
        label="Keywords"
        maxLength={1000}
        hint="Separated by commas."
        {...form.field('keywords')}
      />
    </>
  )
}

/** What a shared link shows. */
export function OpenGraphFields({ form }: Props) {
  const [ogTitle, ogDescription] = form.form.watch(['ogTitle', 'ogDescription'])
  return (
    <>
      <TextField
        label="Social Title"
        maxLength={300}
        hint={
          ogTitle ? (
            <CharacterCount text={ogTitle} guide={TITLE_GUIDE} />
          ) : (
            'Left empty, it is the title.'
          )
        }
        {...form.field('ogTitle')}
      />
      <TextAreaField
        label="Social Description"
        rows={3}
        maxLength={1000}
        hint={
          ogDescription ? (
            <CharacterCount text={ogDescription} guide={DESCRIPTION_GUIDE} />
          ) : (
            'Left empty, it is the description.'
          )
        }
        {...form.field('ogDescription')}
      />
      <Controller
        control={form.form.control}
        name="ogImage"
        render={({ field }) => (
          <SharePictureField
            id="ogImage"
            label="Social Image"
            value={field.value}
            onChange={field.onChange}
            hint="1200 × 630 looks best. Left empty, the store draws one."
            error={form.errorOf('ogImage')}
          />
        )}
      />
    </>
  )
}
