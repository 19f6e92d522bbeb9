-- DropIndex
DROP INDEX "CouponUse_couponId_buyerEmail_idx";

-- AlterTable
ALTER TABLE "CouponUse" ADD COLUMN     "buyerMailbox" TEXT;

-- AlterTable
ALTER TABLE "ReviewVote" ADD COLUMN     "networkHash" CHAR(64);

-- AlterTable
ALTER TABLE "FileDownload" ADD COLUMN     "sentBytes" BIGINT NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "CouponUse_couponId_buyerMailbox_idx" ON "CouponUse"("couponId", "buyerMailbox");

-- As mailboxOf computes it (lib/customers/mailbox.ts).
UPDATE "CouponUse" AS u SET "buyerMailbox" = CASE
  WHEN m."domain" IN ('gmail.com', 'googlemail.com') AND replace(m."name", '.', '') <> ''
    THEN replace(m."name", '.', '') || '@gmail.com'
  WHEN m."domain" IN ('icloud.com', 'me.com', 'mac.com') AND m."name" <> '' THEN m."name" || '@icloud.com'
  WHEN m."domain" IN ('proton.me', 'protonmail.com', 'pm.me') AND m."name" <> '' THEN m."name" || '@proton.me'
  WHEN (m."domain" IN ('fastmail.com', 'fastmail.fm', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com')
      OR m."domain" ~ '^(outlook|hotmail|live)\.(com?\.)?[a-z]{2}$') AND m."name" <> ''
    THEN m."name" || '@' || m."domain"
  ELSE u."buyerEmail" END
FROM (
  SELECT "paymentId", regexp_replace("buyerEmail", '^.*@', '') AS "domain",
         split_part(regexp_replace("buyerEmail", '@[^@]*$', ''), '+', 1) AS "name"
  FROM "CouponUse" WHERE "buyerEmail" IS NOT NULL
) AS m WHERE m."paymentId" = u."paymentId";
