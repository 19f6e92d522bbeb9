'use client'

import { useTranslations } from 'next-intl'
import { Controller } from 'react-hook-form'
import { storeTimezone, today } from '@/components/back-office/format-date'
import { Panel } from '@/components/back-office/shell/panel'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import {
  articleSlug,
  estimateReadTime,
  MAX_EXCERPT_LENGTH,
  MAX_READ_TIME,
  MAX_SLUG_LENGTH,
  MAX_TITLE_LENGTH,
} from '@/lib/content/articles/article-rules'
import { HELP_TOPICS } from '@/lib/content/articles/help-topics'
import { ArticlePictureField } from './article-picture-field'
import { ContentEditor } from './editor/content-editor'
import { PublishFields } from './publish-fields'
import { useCategoryNames } from './use-article-categories'
import type { useArticleForm } from './use-article-form'
import { useArticleNames } from './use-article-names'

type Props = { state: ReturnType<typeof useArticleForm> }

/** An article's content fields. */
export function ArticleText({ state }: Props) {
  const t = useTranslations('backOffice.articles')
  const { form, errorOf, field, saved, version } = state
  const [title, excerpt] = form.watch(['title', 'excerpt'])
  return (
    <Panel title={t('panels.text')}>
      <div className="space-y-4">
        <TextField
          label={t('fields.title')}
          required
          maxLength={MAX_TITLE_LENGTH}
          {...field('title', { required: t('fields.titleRequired') })}
        />
        <TextField
          label={t('fields.slug')}
          maxLength={MAX_SLUG_LENGTH}
          placeholder={articleSlug(title)}
          autoCapitalize="none"
          spellCheck={false}
          hint={saved?.isPublished ? t('fields.slugMoves') : t('fields.slugHint')}
          {...field('slug')}
        />
        <TextAreaField
          label={t('fields.excerpt')}
          required
          rows={2}
          maxLength={MAX_EXCERPT_LENGTH}
          hint={t('fields.excerptHint', { length: excerpt.length, max: MAX_EXCERPT_LENGTH })}
          {...field('excerpt', { required: t('fields.excerptRequired') })}
        />
        <Controller
          control={form.control}
          name="content"
          rules={{ required: t('fields.contentRequired') }}
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
  const t = useTranslations('backOffice.articles')
  const common = useTranslations('backOffice.common')
  const { categoryName, topicName } = useArticleNames()
  const { form, errorOf, field } = state
  const [isPublished, publishAt, content] = form.watch(['isPublished', 'publishAt', 'content'])
  const categories = useCategoryNames(form.watch('category'))
  return (
    <div className="space-y-6">
      <Panel title={t('panels.publication')}>
        <div className="space-y-4">
          <PublishFields
            isPublished={isPublished}
            publishAt={publishAt}
            onPublished={(checked) => form.setValue('isPublished', checked, { shouldDirty: true })}
            publishAtField={field('publishAt')}
          />
          <TextField
            type="date"
            label={t('fields.publishedOn', { timezone: storeTimezone() })}
            max={today()}
            hint={t('fields.publishedOnHint')}
            {...field('publishedOn', {
              validate: (day) => day <= today() || t('fields.notFuture'),
            })}
          />
        </div>
      </Panel>
      <Panel title={t('panels.place')}>
        <div className="space-y-4">
          <SelectField label={common('category')} required {...field('category')}>
            {categories.map((name) => (
              <option key={name} value={name}>
                {categoryName(name)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('fields.helpTopic')}
            hint={t('fields.helpTopicHint')}
            {...field('helpTopic')}
          >
            <option value="">{t('fields.none')}</option>
            {HELP_TOPICS.map(({ name }) => (
              <option key={name} value={name}>
                {topicName(name)}
              </option>
            ))}
          </SelectField>
          <TextField
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_READ_TIME}
            label={t('fields.readTime')}
            placeholder={String(estimateReadTime(content))}
            hint={t('fields.readTimeHint')}
            {...field('readTime', {
              validate: (minutes) =>
                minutes === '' ||
                (/^\d+$/.test(minutes) &&
                  Number(minutes) >= 1 &&
                  Number(minutes) <= MAX_READ_TIME) ||
                t('fields.wholeMinutes', { max: MAX_READ_TIME }),
            })}
          />
        </div>
      </Panel>
      <Panel title={t('panels.picture')}>
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
