'use client'

import { Controller } from 'react-hook-form'
import { Panel } from '@/components/back-office/shell/panel'
import { SelectField } from '@/components/ui/fields/select-field'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import {
  articleSlug,
  estimateReadTime,
  MAX_EXCERPT_LENGTH,
  MAX_READ_TIME,
  MAX_SLUG_LENGTH,
  MAX_TITLE_LENGTH,
} from '@/lib/articles/article-rules'
import { HELP_TOPICS } from '@/lib/articles/help-topics'
import { ArticlePictureField } from './article-picture-field'
import { ContentEditor } from './editor/content-editor'
import { useCategoryNames } from './use-article-categories'
import type { useArticleForm } from './use-article-form'

type Props = { state: ReturnType<typeof useArticleForm> }

/** An article's content fields. */
export function ArticleText({ state }: Props) {
  const { form, errorOf, field, saved, version } = state
  const [title, excerpt] = form.watch(['title', 'excerpt'])
  return (
    <Panel title="Text">
      <div className="space-y-4">
        <TextField
          label="Title"
          required
          maxLength={MAX_TITLE_LENGTH}
          {...field('title', { required: 'Enter a title' })}
        />
        <TextField
          label="Slug"
          maxLength={MAX_SLUG_LENGTH}
          placeholder={articleSlug(title)}
          autoCapitalize="none"
          spellCheck={false}
          hint={
            saved?.isPublished
              ? 'With another slug its page moves, and the old address leads there.'
              : 'Left empty, it is made from the title.'
          }
          {...field('slug')}
        />
        <TextAreaField
          label="Excerpt"
          required
          rows={2}
          maxLength={MAX_EXCERPT_LENGTH}
          hint={`On cards, below the title and in search engines: ${excerpt.length} of ${MAX_EXCERPT_LENGTH} letters.`}
          {...field('excerpt', { required: 'Enter an excerpt' })}
        />
        <Controller
          control={form.control}
          name="content"
          rules={{ required: 'Write the article' }}
          render={({ field }) => (
            <ContentEditor
              key={version}
              value={field.value}
              onChange={field.onChange}
              error={errorOf('content')}
            />
          )}
        />
      </div>
    </Panel>
  )
}

/** An article's publication settings. */
export function ArticleSettings({ state }: Props) {
  const { form, errorOf, field } = state
  const [isPublished, publishAt, content] = form.watch(['isPublished', 'publishAt', 'content'])
  const categories = useCategoryNames(form.watch('category'))
  const today = new Date().toISOString().slice(0, 10)
  return (
    <div className="space-y-6">
      <Panel title="Publication">
        <div className="space-y-4">
          <SwitchField
            label="Published"
            hint={
              isPublished
                ? 'Shown in the store.'
                : publishAt
                  ? 'Nobody but the staff sees it until then.'
                  : 'A draft: nobody but the staff sees it.'
            }
            checked={isPublished}
            onCheckedChange={(checked) =>
              form.setValue('isPublished', checked, { shouldDirty: true })
            }
          />
          {!isPublished && (
            <TextField
              type="datetime-local"
              label="Publish by itself at (UTC)"
              hint="Left empty, somebody has to publish it."
              {...field('publishAt')}
            />
          )}
          <TextField
            type="date"
            label="Published on (UTC)"
            max={today}
            hint="Left empty, the day on which it is published."
            {...field('publishedOn', {
              validate: (day) => day <= today || 'Choose a day that is not in the future',
            })}
          />
        </div>
      </Panel>
      <Panel title="Place">
        <div className="space-y-4">
          <SelectField label="Category" required {...field('category')}>
            {categories.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
          <SelectField
            label="Help topic"
            hint="In which topic the help centre lists it."
            {...field('helpTopic')}
          >
            <option value="">None</option>
            {HELP_TOPICS.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
          <TextField
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_READ_TIME}
            label="Read time (minutes)"
            placeholder={String(estimateReadTime(content))}
            hint="Left empty, it is counted from the text."
            {...field('readTime', {
              validate: (minutes) =>
                minutes === '' ||
                (/^\d+$/.test(minutes) &&
                  Number(minutes) >= 1 &&
                  Number(minutes) <= MAX_READ_TIME) ||
                `Enter whole minutes from 1 to ${MAX_READ_TIME}`,
            })}
          />
        </div>
      </Panel>
      <Panel title="Picture">
        <Controller
          control={form.control}
          name="image"
          render={({ field }) => (
            <ArticlePictureField
              value={field.value}
              onChange={field.onChange}
              error={errorOf('image')}
            />
          )}
        />
      </Panel>
    </div>
  )
}
