-- The back office searches hidden products too: the indexes of the store hold the visible ones only.
CREATE INDEX "Product_hidden" ON "Product" ("id") WHERE "isHidden";
