import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/components/back-office/format-date'
import type { Texts } from '@/components/back-office/language/texts'
import { Badge } from '@/components/ui/badge'
import { articleStatus } from '@/lib/content/articles/article-rules'

type Props = { article: { isPublished: boolean; publishAt: string | null } }

/** Whether an article is published, or will be. */
export function ArticleStatusBadge({ article }: Props) {
  const t = useTranslations('backOffice.articles')
  switch (articleStatus(article)) {
    case 'published':
      return <Badge tone="success">{t('status.published')}</Badge>
    case 'scheduled':
      return <Badge tone="brand">{t('status.scheduled')}</Badge>
    case 'draft':
      return <Badge>{t('status.draft')}</Badge>
  }
}

/** When an article publishes itself; nothing for the others. */
export const publishesAt = (t: Texts<'articles'>, publishAt: string | null) =>
  publishAt && t('status.publishesAt', { time: formatDateTime(publishAt) })
