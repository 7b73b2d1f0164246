;;; hp41.el --- Starts `hp41 lsp' for listings  -*- lexical-binding: t -*-
;; Emacs 29, or eglot from GNU ELPA; `hp41' has to be in the PATH.
(define-derived-mode hp41-mode prog-mode "HP-41"
  "Listings of programs for the HP-41."
  (modify-syntax-entry ?\; "<")
  (modify-syntax-entry ?\n ">")
  (setq-local comment-start "; ")
  (setq-local font-lock-defaults '(nil)))
(add-to-list 'auto-mode-alist '("\\.\\(hp41\\|41\\|focal\\|rpn\\)\\'" . hp41-mode))
;; Scripts are listings, too.
(add-to-list 'magic-mode-alist '("#!.*\\_<hp41[ \t]+run\\_>" . hp41-mode))
;; A text with a global label is a listing.
(defun hp41-text-p ()
  "Return whether the buffer is a text file with a global label."
  (and buffer-file-name
       (string-match-p "\\.\\(txt\\|lst\\)\\'" (downcase buffer-file-name))
       (not (looking-at "#!"))
       (save-excursion
         (goto-char (point-min))
         (let ((case-fold-search t))
           (re-search-forward
            (concat "^[ \t]*\\([0-9]+[ \t]*\\)?\\([^[:alnum:] \t\n\"]+[ \t]*\\)?LBL[ \t]*"
                    "[\"“'][^\"”'\n]+[\"”']?[ \t]*\\(;.*\\)?$")
            nil t)))))
(add-to-list 'magic-mode-alist '(hp41-text-p . hp41-mode))
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(hp41-mode . ("hp41" "lsp"))))
(add-hook 'hp41-mode-hook #'eglot-ensure)
(provide 'hp41)
