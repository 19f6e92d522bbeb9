import { formatDateTime } from '@/components/back-office/format-date'
import { Badge } from '@/components/ui/badge'
import { articleStatus } from '@/lib/articles/article-rules'

type Props = { article: { isPublished: boolean; publishAt: string | null } }

/** Whether an article is published, or will be. */
export function ArticleStatusBadge({ article }: Props) {
  switch (articleStatus(article)) {
    case 'published':
      return <Badge tone="success">Published</Badge>
    case 'scheduled':
      return <Badge tone="brand">Scheduled</Badge>
    case 'draft':
      return <Badge>Draft</Badge>
  }
}

/** When an article publishes itself; nothing for the others. */
export const publishesAt = (publishAt: string | null) =>
  publishAt && `Publishes itself on ${formatDateTime(publishAt)}`
