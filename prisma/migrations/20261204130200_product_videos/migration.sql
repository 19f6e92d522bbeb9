-- What a product's pictures show, and a video of it.
ALTER TABLE "Product" ADD COLUMN "pictureTexts" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN "videoUrl" TEXT;
