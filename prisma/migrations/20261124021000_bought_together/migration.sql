-- The newest orders of a product, for what is bought with it.
DROP INDEX "OrderItem_productId_idx";
CREATE INDEX "OrderItem_productId_id_idx" ON "OrderItem" ("productId", "id");
