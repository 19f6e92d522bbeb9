-- How the owner presents a publisher.
CREATE TABLE "BrandPage" (
    "publisher" TEXT NOT NULL,
    "image" TEXT,
    "texts" JSONB NOT NULL DEFAULT '{}',
    "homePage" TEXT,
    "isFeatured" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL DEFAULT 0,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "BrandPage_pkey" PRIMARY KEY ("publisher")
);
ALTER TABLE "BrandPage" ADD CONSTRAINT "BrandPage_publisher_check" CHECK ("publisher" <> '');
