-- Which products show an uploaded picture, asked for every page of the media library and before one is deleted.
CREATE INDEX "Product_uploaded_image" ON "Product" ("image") WHERE "image" LIKE '/media/%';
CREATE INDEX "Product_additionalImages" ON "Product" USING gin ("additionalImages");
