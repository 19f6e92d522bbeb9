import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'

/** Whether somebody sent a picture `v`, with a review or with a report of a key. @param email in lower case */
export const isPictureOf = (email: string) => Prisma.sql`(
  v."reviewId" IN (SELECT "id" FROM "Review" WHERE "buyerEmail" = ${email})
  OR v."keyReportId" IN (SELECT r."id" FROM "KeyReport" r JOIN "Order" o ON o."id" = r."orderId"
    WHERE lower(o."customerEmail") = ${email}))`

const pictureRow = z.object({ id: z.string(), kind: z.enum(['review', 'key-report']) })

/** The pictures that somebody sent, oldest first, without their content. @param email in lower case */
export const picturesOf = (email: string) =>
  rowsOf(
    db(),
    pictureRow,
    Prisma.sql`
    SELECT v."id"::text AS "id", CASE WHEN v."reviewId" IS NULL THEN 'key-report' ELSE 'review' END AS "kind"
    FROM "VisitorPicture" v WHERE ${isPictureOf(email)} ORDER BY v."createdAt", v."id"`,
  )
