"""Words for one reader: messages rendered from the `.ftl` files, in that reader's language."""
