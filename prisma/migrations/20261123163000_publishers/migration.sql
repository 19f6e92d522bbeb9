-- The publishers of the store are read from it one by one, not product by product.
CREATE INDEX "Product_publisher" ON "Product" ("publisher") WHERE NOT "isHidden";
