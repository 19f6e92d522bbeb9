-- Whose rating a product shows: all that are there by now were entered by somebody.
CREATE TYPE "RatingSource" AS ENUM ('sample', 'reviews');
ALTER TABLE "Product" ADD COLUMN "ratingSource" "RatingSource" NOT NULL DEFAULT 'sample';

-- Reviews of buyers.
CREATE TYPE "ReviewStatus" AS ENUM ('pending', 'published', 'declined', 'hidden');

CREATE TABLE "Review" (
    "id" SERIAL NOT NULL,
    "productId" INTEGER NOT NULL,
    "orderItemId" INTEGER NOT NULL,
    "buyerEmail" TEXT NOT NULL,
    "isVerified" BOOLEAN NOT NULL DEFAULT true,
    "stars" SMALLINT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL,
    "displayName" TEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "status" "ReviewStatus" NOT NULL DEFAULT 'pending',
    "declineReason" TEXT,
    "answer" TEXT,
    "answeredAt" TIMESTAMPTZ(3),
    "helpfulCount" INTEGER NOT NULL DEFAULT 0,
    "publishedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Review_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Review_stars_check" CHECK ("stars" BETWEEN 1 AND 5),
    CONSTRAINT "Review_helpfulCount_check" CHECK ("helpfulCount" >= 0),
    CONSTRAINT "Review_published_check" CHECK ("status" <> 'published' OR "publishedAt" IS NOT NULL)
);

CREATE UNIQUE INDEX "Review_orderItemId_key" ON "Review"("orderItemId");
CREATE UNIQUE INDEX "Review_productId_buyerEmail_key" ON "Review"("productId", "buyerEmail");
CREATE INDEX "Review_productId_status_publishedAt_id_idx" ON "Review"("productId", "status", "publishedAt" DESC, "id" DESC);
CREATE INDEX "Review_productId_status_helpfulCount_id_idx" ON "Review"("productId", "status", "helpfulCount" DESC, "id" DESC);
CREATE INDEX "Review_status_updatedAt_idx" ON "Review"("status", "updatedAt" DESC);
ALTER TABLE "Review" ADD CONSTRAINT "Review_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Review" ADD CONSTRAINT "Review_orderItemId_fkey" FOREIGN KEY ("orderItemId") REFERENCES "OrderItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "ReviewVote" (
    "reviewId" INTEGER NOT NULL,
    "voterHash" CHAR(64) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ReviewVote_pkey" PRIMARY KEY ("reviewId", "voterHash")
);

CREATE INDEX "ReviewVote_createdAt_idx" ON "ReviewVote"("createdAt");
ALTER TABLE "ReviewVote" ADD CONSTRAINT "ReviewVote_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "ReviewOptOut" (
    "email" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ReviewOptOut_pkey" PRIMARY KEY ("email")
);

-- Whose turn it is to be asked for a review.
CREATE INDEX "Order_completedAt_idx" ON "Order"("completedAt");
