;;; hp41-dape.el --- Debugs HP-41 listings with dape  -*- lexical-binding: t -*-

;; M-x dape RET RET debugs the listing in the current buffer; `hp41' has to be in the PATH.

;;; Code:

(require 'dape)

(add-to-list 'dape-configs
             '(hp41
               modes (hp41-mode)
               command "hp41"
               command-args ("dap")
               command-cwd dape-command-cwd
               :type "hp41"
               :request "launch"
               :program dape-buffer-default
               :stopOnEntry t))

(provide 'hp41-dape)
;;; hp41-dape.el ends here
