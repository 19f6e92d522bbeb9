import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { hasOtherText, KEPT_VERSIONS } from './article-rules'

type Row = Prisma.ArticleGetPayload<object>
type Replaced = {
  before: Row
  after: Pick<Row, 'title' | 'excerpt' | 'content'>
  replacedBy: string
}

/** Keeps the text that a change replaces, and of the earlier ones the newest {@link KEPT_VERSIONS}. */
export async function keepVersion(tx: Tx, { before, after, replacedBy }: Replaced): Promise<void> {
  if (!hasOtherText(before, after)) return
  const { id: articleId, title, excerpt, content, updatedAt: savedAt } = before
  await tx.articleVersion.create({
    data: { articleId, title, excerpt, content, savedAt, replacedBy },
  })
  const oldest = await tx.articleVersion.findFirst({
    where: { articleId },
    orderBy: { id: 'desc' },
    skip: KEPT_VERSIONS,
    select: { id: true },
  })
  if (oldest) await tx.articleVersion.deleteMany({ where: { articleId, id: { lte: oldest.id } } })
}
